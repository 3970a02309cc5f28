import css from './page.module.css';

/** Illustration of the not-found page: a closed door under a porch light. */
export const DoorIllustration = () => (
  <svg className={css.picture} viewBox="0 0 220 160" aria-hidden focusable="false">
    <rect className={css.sky} width="220" height="160" rx="18" />
    <path className={css.wall} d="M36 28h148v112H36z" />
    <circle className={css.glow} cx="110" cy="50" r="46" />
    <path className={css.frame} d="M82 60h56v80H82z" />
    <path className={css.door} d="M88 66h44v74H88z" />
    <circle className={css.light} cx="124" cy="106" r="3.5" />
    <path className={css.light} d="M104 36h12l4 14h-20z" />
    <path className={css.step} d="M70 140h80v8H70zM58 148h104v12H58z" />
  </svg>
);

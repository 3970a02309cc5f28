import { classNames } from '@porchlight/ui';
import css from './house-scene.module.css';

/** Illustration of a home at dusk, shown for a listing without photos. */
export const HouseScene = ({ className }: { readonly className?: string | undefined }) => (
  <svg
    className={classNames(css.scene, className)}
    viewBox="0 0 300 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
    focusable="false"
  >
    <path className={css.sky} d="M0 0h300v200H0z" />
    <circle className={css.moon} cx="236" cy="44" r="16" />
    <path className={css.far} d="M0 150q60-26 120-10t180-14v74H0z" />
    <path className={css.wall} d="M92 96h116v80H92z" />
    <path className={css.roof} d="M78 100l72-52 72 52z" />
    <path className={css.light} d="M108 112h28v26h-28zm56 0h28v26h-28z" />
    <path className={css.door} d="M138 140h24v36h-24z" />
    <circle className={css.light} cx="150" cy="132" r="4" />
    <path className={css.ground} d="M0 174h300v26H0z" />
  </svg>
);

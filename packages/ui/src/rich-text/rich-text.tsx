import { classNames } from '../class-names.ts';
import css from './rich-text.module.css';

/** Draws HTML that the server has cleaned (allow-list); the only place of the product that does. */
export const RichText = ({
  html,
  lang,
  className,
}: {
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}) => <div className={classNames(css.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;

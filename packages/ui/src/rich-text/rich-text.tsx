import { classNames } from '../class-names.ts';
import css from './rich-text.module.css';

/** Renders HTML that the server has sanitized with an allow-list; no other component sets inner HTML. */
export const RichText = ({
  html,
  lang,
  className,
}: {
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}) => <div className={classNames(css.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;

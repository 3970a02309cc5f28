import { Card } from '@porchlight/ui';
import type { ReactNode, Ref } from 'react';
import css from './form-layout.module.css';

/** Form beside a column of facts, which moves below the form on narrow windows. */
export const FormLayout = ({ children, side }: { readonly children: ReactNode; readonly side?: ReactNode }) => (
  <div className={css.layout}>
    <div className={css.main}>{children}</div>
    {side && <aside className={css.side}>{side}</aside>}
  </div>
);

/** Section of a form as a card. */
export const FormSection = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <Card isPadded>
    {title && <h2 className={css.title}>{title}</h2>}
    <div className={css.fields}>{children}</div>
  </Card>
);

/** Fields of a section that errors are looked for in. */
export const FieldGroup = ({ ref, children }: { readonly ref: Ref<HTMLDivElement>; readonly children: ReactNode }) => (
  <div ref={ref} className={css.fields}>
    {children}
  </div>
);

/** The languages of a translated text side by side, one below the other on narrow windows. */
export const Languages = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className={css.languages}>
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
);

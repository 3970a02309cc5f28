import { useMessages } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import type { SectionKey } from './section-keys.ts';
import css from './sections.module.css';

/** Section of the editor as a card, which a link of the rail leads to. */
export function Section({ name, children }: { readonly name: SectionKey; readonly children: ReactNode }) {
  const title = useMessages(editorMessages)(`section.${name}`);
  return (
    <section id={name} tabIndex={-1} aria-label={title} className={css.section}>
      <FormSection title={title}>{children}</FormSection>
    </section>
  );
}

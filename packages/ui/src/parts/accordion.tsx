import type { ReactNode } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Icon } from './icon.tsx';
import css from './tabs.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly isOpen?: boolean;
}

/** Questions that open to their answers: `<details>`, so they work without script and are found by the page search. */
export const Accordion = ({ items }: { readonly items: readonly AccordionItem[] }) => (
  <div>
    {items.map(({ id, title, content, isOpen }) => (
      <details key={id} id={id} className={css.question} open={isOpen}>
        <summary>
          {title}
          <Icon of={IconChevronDown} className={css.chevron} />
        </summary>
        <div className={css.answer}>{content}</div>
      </details>
    ))}
  </div>
);

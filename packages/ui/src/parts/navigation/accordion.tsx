import type { ReactNode } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Icon } from '../icon.tsx';
import css from './tabs.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly isOpen?: boolean;
}

/** Accordion built on `<details>`, so it works without JavaScript and is found by in-page search. */
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

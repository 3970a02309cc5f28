import { useMessages } from '@porchlight/client';
import { Badge, Icon } from '@porchlight/ui';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState, type ReactNode } from 'react';
import type { ListingField, ListingValues } from '../form/listing-values.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import css from './sections.module.css';

interface Props {
  readonly form: ListingForm;
  readonly title: string;
  /** The fields in it. */
  readonly names: readonly ListingField[];
  readonly children: ReactNode;
}

const isAnswered = (value: ListingValues[ListingField]) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Optional fields of a section, folded until one is answered or has an error. */
export function MoreFields({ form, title, names, children }: Props) {
  const t = useMessages(editorMessages);
  const count = names.filter((name) => isAnswered(form.values[name])).length;
  const [isOpen, setOpen] = useState(count > 0);
  const hasError = names.some((name) => form.errors[name] !== undefined);
  return (
    <details
      className={css.more}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <Badge>{t('moreCount', { count })}</Badge>
        <Icon of={IconChevronDown} />
      </summary>
      <div className={css.moreFields}>{children}</div>
    </details>
  );
}

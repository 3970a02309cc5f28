import { useMessages } from '@porchlight/client';
import { maxReplyTemplates, type ReplyTemplate } from '@porchlight/contracts/catalog';
import { Button, IconButton, Notice } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import { templateMessages } from './messages/catalog.ts';
import css from './templates.module.css';

interface Props {
  readonly templates: readonly ReplyTemplate[];
  /** What was done before the list is shown again. */
  readonly report: string | undefined;
  /** Opens the form; without a template that of a new one. */
  readonly onEdit: (template?: ReplyTemplate) => void;
  readonly onDelete: (template: ReplyTemplate) => void;
}

/** Own quick replies of a landlord, each with buttons that change and delete it. */
export function TemplateList({ templates, report, onEdit, onDelete }: Props) {
  const t = useMessages(templateMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (report !== undefined) list.current?.focus();
  }, [report]);
  return (
    <div ref={list} tabIndex={-1} className={css.content}>
      {report !== undefined && (
        <Notice tone="ok" role="status">
          {report}
        </Notice>
      )}
      {templates.length === 0 && <p>{t('empty')}</p>}
      <ul className={css.list}>
        {templates.map((template) => (
          <li key={template.id}>
            <div className={css.template}>
              <strong>{template.name}</strong>
              <p className={css.excerpt}>{template.text}</p>
            </div>
            <IconButton
              icon={IconPencil}
              label={t('editNamed', { name: template.name })}
              onClick={() => onEdit(template)}
            />
            <IconButton
              icon={IconTrash}
              label={t('deleteNamed', { name: template.name })}
              onClick={() => onDelete(template)}
            />
          </li>
        ))}
      </ul>
      {templates.length < maxReplyTemplates ? (
        <Button icon={IconPlus} className={css.add} onClick={() => onEdit()}>
          {t('add')}
        </Button>
      ) : (
        <p className={css.excerpt}>{t('full', { count: maxReplyTemplates })}</p>
      )}
    </div>
  );
}

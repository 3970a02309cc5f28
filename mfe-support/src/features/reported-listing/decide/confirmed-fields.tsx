import { formatMessage, useMessages } from '@porchlight/client';
import { decisionReasonLength, reportReasons, type ReportReason } from '@porchlight/contracts/catalog';
import type { Form } from '@porchlight/forms';
import { Select, TextArea } from '@porchlight/ui';
import { reportMessages } from '../../../shared/reports/messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import { decideMessages } from './messages/catalog.ts';
import { templateMessages } from './templates/catalog.ts';
import type { en as templates } from './templates/en.ts';

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

interface Props {
  readonly form: Pick<Form<'confirmed' | 'reason'>, 'field' | 'fill' | 'values'>;
  /** Language of the listing. */
  readonly lang: 'en' | 'fr';
  /** Returns the template of the reason for a problem. */
  readonly templateFor: (problem: ReportReason) => keyof typeof templates;
}

/** What was confirmed, and the reason for the landlord from a template in the language of the listing. */
export function ConfirmedFields({ form, lang, templateFor }: Props) {
  const t = useMessages(decideMessages);
  const tReport = useMessages(reportMessages);
  const { confirmed, reason } = form.values;
  const templateOf = (problem: string) =>
    problem === '' ? '' : formatMessage(templateMessages, languages[lang], templateFor(problem as ReportReason));
  // A reason that was edited stays.
  const isOwnText = reason.trim() !== '' && reason !== templateOf(confirmed);
  const confirm = (problem: string) =>
    form.fill({ confirmed: problem, ...(isOwnText ? {} : { reason: templateOf(problem) }) });
  return (
    <>
      <Select
        {...form.field('confirmed')}
        {...sendsWithCtrlEnter}
        onChange={(event) => confirm(event.target.value)}
        choices={[
          { value: '', label: t('choose') },
          ...reportReasons.map((value) => ({ value, label: tReport(`reason.${value}`) })),
        ]}
        data-focus-first
      />
      <TextArea
        {...form.field('reason')}
        {...sendsWithCtrlEnter}
        hint={t('reasonHint', { count: reason.trim().length, max: decisionReasonLength.max })}
        lang={lang}
        rows={8}
      />
    </>
  );
}

import { formatMessage, useMessages } from '@porchlight/client';
import {
  LandlordQuestionBody,
  landlordQuestionLength,
  reportReasons,
  type ReportReason,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Select, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import { reportMessages } from '../../../shared/reports/messages/catalog.ts';
import type { DecisionProps, DialogState } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import { templateMessages } from './templates/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Dialog that asks the landlord, with a question from a template in the language of the listing. */
export function QuestionDialog({ reported, reload, isOpen, onClose }: DecisionProps & DialogState) {
  const t = useMessages(decideMessages);
  const tReport = useMessages(reportMessages);
  const { ask } = useReportDecision(reported.id, reload);
  const templateOf = (topic: ReportReason) =>
    formatMessage(templateMessages, languages[reported.lang], `question.${topic}`);
  const [topic, setTopic] = useState<ReportReason>(reported.reason);
  const form = useForm<'question', LandlordQuestionBody>({
    type: LandlordQuestionBody,
    labels: { question: t('question') },
    initialValues: { question: templateOf(reported.reason) },
    bodyOf: ({ question }) => ({ question: question.trim() }),
    send: ask,
  });
  const { question } = form.values;
  const choose = (next: ReportReason) => {
    // A question that was edited stays.
    if (question.trim() === '' || question === templateOf(topic)) form.fill({ question: templateOf(next) });
    setTopic(next);
  };
  return (
    <DecisionDialog
      decision="asked"
      form={form}
      isOpen={isOpen}
      isDecided={reported.decision !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('failed')} />
      <p>{t('effect.asked')}</p>
      <Select
        label={t('topic')}
        value={topic}
        {...sendsWithCtrlEnter}
        onChange={(event) => choose(event.target.value as ReportReason)}
        choices={reportReasons.map((value) => ({ value, label: tReport(`reason.${value}`) }))}
        data-focus-first
      />
      <TextArea
        {...form.field('question')}
        {...sendsWithCtrlEnter}
        hint={t('questionHint', { count: question.trim().length, max: landlordQuestionLength.max })}
        lang={reported.lang}
        rows={6}
      />
    </DecisionDialog>
  );
}

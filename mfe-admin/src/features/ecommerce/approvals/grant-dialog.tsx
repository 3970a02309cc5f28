import { useMessages } from '@porchlight/client';
import { FormSummary } from '@porchlight/forms';
import { Button, Checkbox, Dialog, TextArea, TextInput } from '@porchlight/ui';
import css from './approvals.module.css';
import { CompanyField } from './company-field.tsx';
import { approvalsMessages } from './messages/catalog.ts';
import { useGrantForm } from './use-grant-form.ts';

/** Dialog that adds credits to the wallet of a company or takes them out. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(approvalsMessages);
  const { form, company, choose, isPromotional, setPromotional } = useGrantForm(onClose);
  const { id, error } = form.field('companyId');
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('grant')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('granting')}>
            {t('grant')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('grantFailed')} />
        <p>{t('grantIntro')}</p>
        <CompanyField id={id} company={company} onChange={choose} error={error} />
        <TextInput {...form.field('credits')} hint={t('creditsHint')} inputMode="text" autoComplete="off" />
        <TextArea {...form.field('reason')} hint={t('reasonHint')} maxLength={500} />
        <Checkbox
          label={t('promotional')}
          hint={t('promotionalHint')}
          checked={isPromotional}
          onChange={(event) => setPromotional(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}

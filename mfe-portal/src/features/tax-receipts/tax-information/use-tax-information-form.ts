import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { TaxInformationChange, type TaxInformation } from '@porchlight/contracts/commerce';
import { useForm } from '@porchlight/forms';
import { taxReceiptsMessages } from '../messages/catalog.ts';
import { taxReceiptsCalls } from '../tax-receipts-calls.ts';

const fields = ['companyName', 'companyAddress', 'companyAddressCont', 'companyWebsite'] as const;
export type TaxInformationField = (typeof fields)[number];
export type TaxInformationValues = Readonly<Record<TaxInformationField, string>>;

/** Returns the fields that differ from the saved ones: a field that a colleague changed meanwhile stays. */
const changesOf = (values: TaxInformationValues, saved: TaxInformation): TaxInformationChange =>
  Object.fromEntries(
    fields
      .map((name) => [name, values[name].trim()] as const)
      .filter(([name, value]) => value !== (saved[name] ?? ''))
      // A company name cannot be cleared; the empty text is refused at its field.
      .map(([name, value]) => [name, name === 'companyName' ? value : value || null]),
  );

/** Returns the form of what receipts state about the company. It sends changed fields only. */
export function useTaxInformationForm(saved: TaxInformation, onSaved: (saved: TaxInformation) => void) {
  const t = useMessages(taxReceiptsMessages);
  const dispatch = useDispatch();
  const [change] = taxReceiptsCalls.useChangeTaxInformationMutation();
  const form = useForm<TaxInformationField, TaxInformationChange>({
    type: TaxInformationChange,
    labels: {
      companyName: t('companyName'),
      companyAddress: t('companyAddress'),
      companyAddressCont: t('companyAddressCont'),
      companyWebsite: t('companyWebsite'),
    },
    initialValues: Object.fromEntries(fields.map((name) => [name, saved[name] ?? ''])),
    bodyOf: (values) => changesOf(values, saved),
    send: async (body) => {
      const { data, error } = await change({ body });
      if (!data) return error as ApiError;
      onSaved(data.taxInformation);
      dispatch(flash({ type: 'success', text: t('saved') }));
      return undefined;
    },
  });
  return { form, isDirty: Object.keys(changesOf(form.values, saved)).length > 0 };
}

import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { CompanyChange, parsePhoneNumber, type Company } from '@porchlight/contracts/accounts';
import { useForm } from '@porchlight/forms';
import { accountDetailsCalls } from '../account-details-calls.ts';
import { accountDetailsMessages } from '../messages/catalog.ts';

const fields = ['name', 'kind', 'legalName', 'licenceNumber', 'phone', 'email', 'website', 'city'] as const;
export type CompanyField = (typeof fields)[number];
type CompanyValues = Readonly<Record<CompanyField, string>>;

/** Returns a value as the server stores it: saving a phone number in another notation changes nothing. */
function normalize(field: CompanyField, value: string): string {
  const text = value.trim();
  return field === 'phone' ? (parsePhoneNumber(text) ?? text) : text;
}
/** Returns the value to send for a field. Name and kind cannot be cleared: empty ones are refused at their fields. */
const sentValue = (field: CompanyField, value: string): string | null =>
  field === 'name' || field === 'kind' ? value : value || null;

/** Returns the fields that differ from the saved ones: a field that a colleague changed meanwhile stays. */
const changesOf = (values: CompanyValues, saved: Company): CompanyChange =>
  Object.fromEntries(
    fields
      .map((field) => [field, normalize(field, values[field])] as const)
      .filter(([field, value]) => value !== normalize(field, saved[field] ?? ''))
      .map(([field, value]) => [field, sentValue(field, value)]),
  );

/** Returns the form of the landlord's company. It sends changed fields only. */
export function useCompanyForm(saved: Company, onSaved: (saved: Company) => void) {
  const t = useMessages(accountDetailsMessages);
  const dispatch = useDispatch();
  const [change] = accountDetailsCalls.useChangeMyCompanyMutation();
  const form = useForm<CompanyField, CompanyChange>({
    type: CompanyChange,
    labels: {
      name: t('companyName'),
      kind: t('kind'),
      legalName: t('legalName'),
      licenceNumber: t('licenceNumber'),
      phone: t('companyPhone'),
      email: t('companyEmail'),
      website: t('website'),
      city: t('city'),
    },
    initialValues: Object.fromEntries(fields.map((field) => [field, saved[field] ?? ''])),
    bodyOf: (values) => changesOf(values, saved),
    send: async (body) => {
      const { data, error } = await change({ body });
      if (!data) return error as ApiError;
      onSaved(data.company);
      dispatch(flash({ type: 'success', text: t('companySaved') }));
      return undefined;
    },
  });
  return { form, isDirty: Object.keys(changesOf(form.values, saved)).length > 0 };
}

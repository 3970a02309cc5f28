import { useMessages, type ApiError } from '@porchlight/client';
import { BillingInformationChange, type BillingInformation } from '@porchlight/contracts/commerce';
import { useForm } from '@porchlight/forms';
import { billingInformationCalls } from './billing-information-calls.ts';
import { billingInformationMessages } from './messages/catalog.ts';

export type BillingField = 'name' | 'phone' | 'line1' | 'line2' | 'city' | 'province' | 'postalCode';
const fields: readonly BillingField[] = ['name', 'phone', 'line1', 'line2', 'city', 'province', 'postalCode'];
type Values = Readonly<Record<BillingField, string>>;

interface Options {
  readonly saved: BillingInformation | null;
  /** Runs after the information is saved. Returns the error, or undefined on success. */
  readonly onSaved: () => Promise<ApiError | undefined> | undefined;
  /** Checks the other fields of the same form element. */
  readonly check?: () => boolean;
}

const bodyOf = (values: Values): BillingInformationChange => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  line1: values.line1.trim(),
  line2: values.line2.trim() || null,
  city: values.city.trim(),
  postalCode: values.postalCode.trim(),
  province: values.province,
});
const isSame = (body: BillingInformationChange, saved: BillingInformation) =>
  fields.every((name) => (body[name] ?? '') === (saved[name] ?? ''));

/** Returns the form of the billing information. What did not change is not sent. */
export function useBillingForm({ saved, onSaved, check }: Options) {
  const t = useMessages(billingInformationMessages);
  const [change] = billingInformationCalls.useChangeBillingInformationMutation();
  return useForm<BillingField, BillingInformationChange>({
    type: BillingInformationChange,
    labels: {
      name: t('name'),
      phone: t('phone'),
      line1: t('line1'),
      line2: t('line2'),
      city: t('city'),
      province: t('province'),
      postalCode: t('postalCode'),
    },
    initialValues: Object.fromEntries(fields.map((name) => [name, saved?.[name] ?? ''])),
    bodyOf,
    ...(check ? { check } : {}),
    send: async (body) => {
      if (!saved || !isSame(body, saved)) {
        const { error } = await change({ body });
        if (error) return error as ApiError;
      }
      return onSaved();
    },
  });
}

import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { RenterProfile } from '@porchlight/contracts/accounts';
import { useForm, type Form } from '@porchlight/forms';
import { changedFields, toProfile, toFormValues, type ProfileField, type ProfileValues } from './profile-values.ts';
import { useProfileMessages } from './messages/catalog.ts';
import { renterCalls } from '../../renter-calls.ts';

export type ProfileForm = Form<ProfileField>;
// Fields in page order.
const fields = [
  'preferredAreas',
  'beds',
  'budgetMin',
  'budgetMax',
  'moveInDate',
  'flexibilityDays',
  'leaseMonths',
  'adults',
  'children',
  'pets',
  'smoking',
  'arrivalDate',
  'currentCountry',
  'languages',
  'documentsReady',
  'hasGuarantor',
  'about',
  'shareByDefault',
] as const satisfies readonly ProfileField[];

/**
 * Returns the moving profile form, initialized with the saved profile. It sends changed fields only and retains the
 * input on failure.
 */
export function useProfileForm(
  saved: RenterProfile,
  onSaved: (profile: RenterProfile) => void,
): { readonly form: ProfileForm; readonly isDirty: boolean } {
  const t = useProfileMessages();
  const dispatch = useDispatch();
  const [change] = renterCalls.useChangeRenterProfileMutation();
  const form = useForm({
    type: RenterProfile,
    labels: Object.fromEntries(fields.map((field) => [field, t(field)])) as ProfileValues,
    initialValues: toFormValues(saved),
    bodyOf: toProfile,
    send: async (profile) => {
      const { data, error } = await change({ body: changedFields(profile, saved) });
      if (!data) return error as ApiError;
      onSaved(data.profile);
      dispatch(flash({ type: 'success', text: t('saved') }));
      return undefined;
    },
  });
  return { form, isDirty: Object.keys(changedFields(toProfile(form.values), saved)).length > 0 };
}

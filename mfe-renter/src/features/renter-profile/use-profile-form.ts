import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { RenterProfile } from '@porchlight/contracts/accounts';
import { useForm, type Form } from '@porchlight/forms';
import { changeOf, profileIn, valuesOf, type ProfileField, type ProfileValues } from './profile-values.ts';
import { useProfileWords } from './words/catalogue.ts';
import { renterCalls } from '../../renter-calls.ts';

export type ProfileForm = Form<ProfileField>;
// In the order of the page.
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
  'wantsNews',
] as const satisfies readonly ProfileField[];

/** The form about the move, begun with what is kept; it sends what was changed, and keeps everything when that fails. */
export function useProfileForm(
  kept: RenterProfile,
  onKept: (profile: RenterProfile) => void,
): { readonly form: ProfileForm; readonly isDirty: boolean } {
  const t = useProfileWords();
  const dispatch = useDispatch();
  const [change] = renterCalls.useChangeRenterProfileMutation();
  const form = useForm({
    type: RenterProfile,
    labels: Object.fromEntries(fields.map((field) => [field, t(field)])) as ProfileValues,
    first: valuesOf(kept),
    bodyOf: profileIn,
    send: async (profile) => {
      const { data, error } = await change({ body: changeOf(profile, kept) });
      if (!data) return error as ApiError;
      onKept(data.profile);
      dispatch(flash({ type: 'success', text: t('saved') }));
      return undefined;
    },
  });
  return { form, isDirty: Object.keys(changeOf(profileIn(form.values), kept)).length > 0 };
}

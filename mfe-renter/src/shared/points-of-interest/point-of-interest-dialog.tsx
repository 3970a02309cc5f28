import { type ApiError } from '@porchlight/client';
import type {
  NewPointOfInterest,
  PointOfInterest,
  PointOfInterestIcon,
  Suggestion,
} from '@porchlight/contracts/catalog';
import { Button, classNames, Combobox, Dialog, Notice, Skeleton, TextInput } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import { useOwnMessages, type RenterTranslate } from '../listings/messages/catalog.ts';
import { IconGrid } from './icon-grid.tsx';
import css from './points-of-interest.module.css';
import { useAddressSuggestions, useLocateSuggestion, type Point } from './use-address-suggestions.ts';
import { renterCalls } from '../../renter-calls.ts';

const LocationPicker = lazy(() =>
  import(/* webpackChunkName: "place-map" */ './location-picker.tsx').then((map) => ({ default: map.LocationPicker })),
);

interface Draft {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly icon: PointOfInterestIcon;
  readonly point: Point | undefined;
}
const toDraft = (point: PointOfInterest | undefined): Draft =>
  point
    ? { ...point, point: { latitude: point.latitude, longitude: point.longitude } }
    : { name: '', address: '', city: '', icon: 'one', point: undefined };

type DraftErrors = { readonly name?: string; readonly address?: string; readonly point?: string };
const validateDraft = ({ name, address, point }: Draft, t: RenterTranslate): DraftErrors => ({
  ...(name.trim().length >= 1 && name.trim().length <= 50 ? {} : { name: t('needName') }),
  ...(address.trim() ? {} : { address: t('needAddress') }),
  ...(point ? {} : { point: t('needPoint') }),
});

/** Manages the draft of a point of interest: validates it on submit, sends it and exposes the server's error. */
function usePointOfInterestForm(point: PointOfInterest | undefined, onClose: () => void) {
  const t = useOwnMessages();
  const [draft, setDraft] = useState(() => toDraft(point));
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [add, adding] = renterCalls.useAddPointOfInterestMutation();
  const [change, changing] = renterCalls.useChangePointOfInterestMutation();
  const errors = validateDraft(draft, t);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    setRefusal(undefined);
    if (!draft.point || Object.keys(errors).length > 0) return;
    const body: NewPointOfInterest = {
      name: draft.name.trim(),
      address: draft.address.trim().slice(0, 200),
      city: draft.city,
      icon: draft.icon,
      ...draft.point,
    };
    const response = await (point ? change({ body: { id: point.id, ...body } }) : add({ body }));
    const error = response.error as ApiError | undefined;
    if (error) setRefusal(error.status === 0 ? t('placeFailed') : error.message);
    else onClose();
  };
  return {
    draft,
    set: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    errors: wasSent ? errors : {},
    refusal,
    send,
    isBusy: adding.isLoading || changing.isLoading,
  };
}

/** Renders the dialog that adds or edits a point of interest. */
export function PointOfInterestDialog({
  point,
  onClose,
}: {
  readonly point?: PointOfInterest | undefined;
  readonly onClose: () => void;
}) {
  const t = useOwnMessages();
  const id = useId();
  const { draft, set, errors, refusal, send, isBusy } = usePointOfInterestForm(point, onClose);
  const [centre, setCentre] = useState<Point>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={point ? t('editPlace', { name: point.name }) : t('addPlace')}
      closeLabel={t('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} isBusy={isBusy} busyText={t('placeSaving')}>
            {t('placeSave')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={(event) => void send(event)}>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <TextInput
          label={t('placeName')}
          hint={t('placeNameHint')}
          error={errors.name}
          value={draft.name}
          maxLength={50}
          autoComplete="off"
          data-focus-first
          onChange={(event) => set({ name: event.target.value })}
        />
        <AddressField draft={draft} set={set} error={errors.address} />
        <IconGrid value={draft.icon} onChange={(icon) => set({ icon })} />
        <section className={css.where} aria-label={t('placeWhere')}>
          <h3>{t('placeWhere')}</h3>
          {errors.point ? (
            <p className={css.error} role="alert">
              {errors.point}
            </p>
          ) : (
            <p role="status">{t(draft.point ? 'placeSet' : 'placeUnset')}</p>
          )}
          <div className={css.small}>
            <Suspense fallback={<Skeleton shape="box" />}>
              <LocationPicker point={draft.point} name={draft.name} onCentre={setCentre} />
            </Suspense>
          </div>
          <div>
            <Button size="small" icon={IconPin} disabled={!centre} onClick={() => centre && set({ point: centre })}>
              {t('placeCentre')}
            </Button>
          </div>
        </section>
      </form>
    </Dialog>
  );
}

const optionId = ({ kind, id }: Suggestion): string => `${kind}-${id}`;
const labelOf = ({ kind, name, province }: Suggestion): string =>
  kind === 'province' || !province ? name : `${name}, ${province}`;

function AddressField({
  draft: { address },
  set,
  error,
}: {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly error: string | undefined;
}) {
  const t = useOwnMessages();
  const locateSuggestion = useLocateSuggestion();
  const [isTyping, setTyping] = useState(false);
  const { suggestions, isNothing, isFailed } = useAddressSuggestions(address, isTyping);
  const pick = async (id: string) => {
    const found = suggestions.find((one) => optionId(one) === id);
    if (!found) return;
    setTyping(false);
    set({ address: labelOf(found), city: found.kind === 'city' ? found.name : '' });
    const point = await locateSuggestion(found);
    if (point) set({ point });
  };
  return (
    <div className={classNames(error && css.faulty)}>
      <p className={css.label} aria-hidden>
        {t('placeAddress')}
      </p>
      <Combobox
        label={t('placeAddress')}
        name="address"
        text={address}
        placeholder={t('placeAddressHint')}
        icon={IconPin}
        onText={(text) => {
          setTyping(true);
          set({ address: text });
        }}
        options={suggestions.map((one) => ({ id: optionId(one), label: labelOf(one) }))}
        onPick={(id) => void pick(id)}
        note={isFailed ? t('searchFailed') : isNothing ? t('noPlaceFound') : undefined}
      />
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

import { useMessages } from '@porchlight/client';
import { Button, Icon, Skeleton } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPinFilled.mjs';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { AddressValues } from './address-values.ts';
import { CoordinateInput } from './coordinate-input.tsx';
import css from './listing-address.module.css';
import { addressMessages } from './messages/catalog.ts';
import type { Point } from './pin-view.ts';
import { useCityCentre } from './use-city-centre.ts';

const PinMap = lazy(() =>
  import(/* webpackChunkName: "pin-map" */ './pin-map.tsx').then((map) => ({ default: map.PinMap })),
);

const maxLatitude = 90;
const maxLongitude = 180;
/** Heights of the map in degrees of latitude: a few streets, and a city. */
const streetSide = 0.004;
const citySide = 0.12;

type Pin = Pick<AddressValues, 'latitude' | 'longitude' | 'isPinConfirmed'>;
interface Props {
  readonly id: string;
  readonly values: AddressValues;
  readonly onChange: (pin: Partial<Pin>) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

const pointOf = ({ latitude, longitude }: Pin): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** Places the pin in the centre of a city that was chosen. */
function useStartInCity({ values, onChange }: Pick<Props, 'values' | 'onChange'>): { readonly isFailed: boolean } {
  const { centre, isFailed } = useCityCentre(values.city, pointOf(values) === undefined);
  const { latitude, longitude } = centre ?? {};
  const start = useEffectEvent((point: Point) => {
    if (pointOf(values) === undefined) onChange({ ...point, isPinConfirmed: false });
  });
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) start({ latitude, longitude });
    // Typing in another field may overtake the first point, which is set again then.
  }, [latitude, longitude, values]);
  return { isFailed };
}

/** Pin of a home: the middle of a map, which the landlord confirms. */
export function PinField({ id, values, onChange, error, isDisabled }: Props) {
  const t = useMessages(addressMessages);
  const hasError = error !== undefined;
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      data-invalid={hasError || undefined}
      aria-describedby={hasError ? `${id}-error` : undefined}
      className={css.pin}
    >
      <p id={`${id}-label`} className={css.label}>
        {t('pin')}
      </p>
      {values.city ? (
        <Placing {...{ values, onChange, isDisabled }} />
      ) : (
        <p className={css.hint}>{t('pinNeedsCity')}</p>
      )}
      {hasError && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Placing({ values, onChange, isDisabled }: Pick<Props, 'values' | 'onChange' | 'isDisabled'>) {
  const t = useMessages(addressMessages);
  const point = pointOf(values);
  const { isFailed } = useStartInCity({ values, onChange });
  return (
    <>
      <p className={css.hint}>{t('pinHint')}</p>
      <div className={css.map} inert={isDisabled}>
        {point || isFailed ? (
          <Suspense fallback={<Skeleton shape="box" />}>
            <PinMap
              point={point}
              side={values.isPinConfirmed ? streetSide : citySide}
              onMove={(moved) => onChange({ ...moved, isPinConfirmed: false })}
            />
            <Icon of={IconPin} size={32} className={css.marker} />
          </Suspense>
        ) : (
          <Skeleton shape="box" />
        )}
      </div>
      <Confirmation
        pin={values}
        isDisabled={isDisabled || !point}
        onConfirm={() => onChange({ isPinConfirmed: true })}
      />
      <Coordinates pin={values} onChange={onChange} />
    </>
  );
}

function Confirmation({
  pin,
  isDisabled,
  onConfirm,
}: {
  readonly pin: Pin;
  readonly isDisabled: boolean;
  readonly onConfirm: () => void;
}) {
  const t = useMessages(addressMessages);
  const confirmed = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (pin.isPinConfirmed && wasPressed.current) confirmed.current?.focus();
    wasPressed.current = false;
  }, [pin.isPinConfirmed]);
  if (pin.isPinConfirmed)
    return (
      <p ref={confirmed} tabIndex={-1} className={css.confirmed}>
        <Icon of={IconCheck} size={20} />
        {t('pinConfirmed')}
      </p>
    );
  return (
    <Button
      disabled={isDisabled}
      onClick={() => {
        wasPressed.current = true;
        onConfirm();
      }}
    >
      {t('confirmPin')}
    </Button>
  );
}

/** Coordinates as numbers, for landlords who can't use a map. */
function Coordinates({ pin, onChange }: { readonly pin: Pin; readonly onChange: Props['onChange'] }) {
  const t = useMessages(addressMessages);
  return (
    <details className={css.numbers}>
      <summary>{t('enterNumbers')}</summary>
      <div className={css.pair}>
        <CoordinateInput
          label={t('latitude')}
          value={pin.latitude}
          max={maxLatitude}
          fault={t('needDegrees', { max: maxLatitude })}
          onChange={(latitude) => onChange({ latitude, isPinConfirmed: false })}
        />
        <CoordinateInput
          label={t('longitude')}
          value={pin.longitude}
          max={maxLongitude}
          fault={t('needDegrees', { max: maxLongitude })}
          onChange={(longitude) => onChange({ longitude, isPinConfirmed: false })}
        />
      </div>
    </details>
  );
}

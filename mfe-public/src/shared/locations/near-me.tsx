import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { classNames, Icon } from '@porchlight/ui';
import IconHere from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useState } from 'react';
import { usePublicMessages } from '../../messages/catalog.ts';
import css from './location-search.module.css';

const radiusKm = 8;
const kmPerDegree = 111;
/** Returns bounds of 8 km in each direction around a point, as a URL parameter. */
export function boundsParamAround({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string {
  const high = radiusKm / kmPerDegree;
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [latitude + high, longitude + wide, latitude - high, longitude - wide]
    .map((edge) => Number(edge.toFixed(6)))
    .join();
}

/** Button that shows the listings around the visitor; requests the browser's location only when pressed. */
export function NearMe({ className }: { readonly className?: string | undefined }) {
  const t = usePublicMessages();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [isLocating, setLocating] = useState(false);
  const fail = () => {
    setLocating(false);
    dispatch(flash({ type: 'warning', text: t('locationFailed') }));
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      fail();
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        navigate(`/homes?bounds=${boundsParamAround(coords)}`);
      },
      fail,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return (
    <button
      type="button"
      className={classNames(css.nearMe, className)}
      aria-disabled={isLocating || undefined}
      onClick={isLocating ? undefined : locate}
    >
      <Icon of={IconHere} />
      {t(isLocating ? 'locating' : 'useLocation')}
    </button>
  );
}

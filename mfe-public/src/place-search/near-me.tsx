import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { classNames, Icon } from '@porchlight/ui';
import IconHere from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useState } from 'react';
import { usePublicWords } from '../words/catalogue.ts';
import css from './place-search.module.css';

const kilometresAround = 8,
  kilometresOfDegree = 111;
/** The box of homes around somebody, as the address writes it. */
export function boxAround({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  const high = kilometresAround / kilometresOfDegree,
    wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [latitude + high, longitude + wide, latitude - high, longitude - wide]
    .map((edge) => Number(edge.toFixed(6)))
    .join();
}

/** Shows the homes around the visitor; asks the browser only when it is pressed. */
export function NearMe({ className }: { readonly className?: string | undefined }) {
  const t = usePublicWords();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [isLooking, setLooking] = useState(false);
  const fail = () => {
    setLooking(false);
    dispatch(flash({ type: 'warning', text: t('locationFailed') }));
  };
  const look = () => {
    if (!('geolocation' in navigator)) {
      fail();
      return;
    }
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        navigate(`/homes?bounds=${boxAround(coords)}`);
      },
      fail,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return (
    <button
      type="button"
      className={classNames(css.nearMe, className)}
      aria-disabled={isLooking || undefined}
      onClick={isLooking ? undefined : look}
    >
      <Icon of={IconHere} />
      {t(isLooking ? 'locating' : 'useLocation')}
    </button>
  );
}

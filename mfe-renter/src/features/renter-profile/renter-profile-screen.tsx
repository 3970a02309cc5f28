import { useOwnWords } from '../../words/own/catalogue.ts';
import own from '../../own-homes/own-homes.module.css';
import { PlacesSection } from '../../places/places-section.tsx';

/** Where renters arrive: their places. */
export default function RenterProfileScreen() {
  const t = useOwnWords();
  return (
    <div className={own.page}>
      <div className={own.head}><h1 tabIndex={-1}>{t('profile')}</h1></div>
      <PlacesSection />
    </div>
  );
}

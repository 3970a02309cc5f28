import { announced, useLanguage, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useLocation, useNavigate } from '@porchlight/client/router';
import { Button } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { isConsolePath } from '../areas/areas.ts';
import { contentPath } from '../routing/content-path.ts';
import css from './consent-banner.module.css';
import { consentMessages } from './messages/catalog.ts';
import { choosePrivacy, needsConsent, privacyChoice, type PrivacyChoice } from './privacy-choice.ts';

/** Fragment of the link 'Privacy choices', which opens the banner again. */
const choicesHash = '#privacy-choices';

/**
 * Consent banner of the public site. On Canadian addresses it is open until the visitor accepts or refuses that the
 * campaign is stored (docs/rules/content.md#content-101-the-consent-banner-is-no-dialog).
 */
export function ConsentBanner() {
  const location = useLocation();
  const language = useLanguage();
  const [choice, setChoice] = useState(privacyChoice);
  const isRequested = location.hash === choicesHash;
  const isOpen = isRequested || (!choice && needsConsent(language));
  if (!isOpen || isConsolePath(contentPath(location))) return null;
  return <Banner choice={choice} isRequested={isRequested} onChoose={setChoice} />;
}

interface BannerProps {
  readonly choice: PrivacyChoice | undefined;
  readonly isRequested: boolean;
  readonly onChoose: (choice: PrivacyChoice) => void;
}
function Banner({ choice, isRequested, onChoose }: BannerProps) {
  const t = useMessages(consentMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) region.current?.focus();
  }, [isRequested]);
  const choose = (chosen: PrivacyChoice) => {
    choosePrivacy(chosen);
    onChoose(chosen);
    document.getElementById('content')?.focus({ preventScroll: true });
    dispatch(announced(t('saved')));
    if (isRequested) void navigate({ pathname, search }, { replace: true });
  };
  return (
    <section id={choicesHash.slice(1)} ref={region} className={css.banner} tabIndex={-1} aria-label={t('title')}>
      <div className={css.inside}>
        <p className={css.text}>
          {choice ? t(choice) : t('question')} <Link to="/privacy-policy">{t('policy')}</Link>
        </p>
        <div className={css.acts}>
          <Button onClick={() => choose('refused')}>{t('refuse')}</Button>
          <Button onClick={() => choose('accepted')}>{t('accept')}</Button>
        </div>
      </div>
    </section>
  );
}

import { useLanguage, useNow, useMessages } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { Icon, type IconDrawing } from '@porchlight/ui';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { MenuItem } from '@porchlight/contracts/content';
import { useSiteSettings } from '../page/use-site-settings.ts';
import { shellMessages } from '../messages/catalog.ts';
import css from './footer.module.css';
import { languageChoices } from './languages.ts';
import { MenuLink } from './header/primary-menu.tsx';

const brands: Readonly<Record<string, IconDrawing>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  youtube: IconBrandYoutube,
};
const isSafe = (url: string) => /^https:\/\//.test(url);

/** Renders the footer of the public site: footer menu, social links, language switch and copyright. */
export function Footer() {
  const t = useMessages(shellMessages);
  const { siteName, company, menuOf } = useSiteSettings();
  const { address, email, phone } = company;
  const items = menuOf('Footer');
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <nav className={css.columns} aria-label={t('footerMenu')}>
          {items.map((item, at) => (
            <FooterColumn key={at} item={item} />
          ))}
        </nav>
        <div className={css.row}>
          <ul className={css.social}>
            {Object.entries(company.socialMedia)
              .filter(([, url]) => isSafe(url))
              .map(([name, url]) => (
                <li key={name}>
                  <a href={url} rel="noopener" aria-label={t('follow', { name })} title={t('follow', { name })}>
                    <Icon of={brands[name.toLowerCase()] ?? IconLink} size={24} />
                  </a>
                </li>
              ))}
          </ul>
          <LanguageSwitch />
          <a className={css.link} href="#privacy-choices">
            {t('privacyChoices')}
          </a>
        </div>
        <p className={css.small}>
          {[t('copyright', { year: useNow().getUTCFullYear().toString(), siteName }), address, email, phone]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ item }: { readonly item: MenuItem }) {
  if (item.children.length === 0) return <MenuLink item={item} end className={css.link} />;
  return (
    <div className={css.column}>
      <h2 className={css.head}>{item.title}</h2>
      {item.children.map((child, at) => (
        <MenuLink key={at} item={child} end className={css.link} />
      ))}
    </div>
  );
}

// The fragment is known to the browser only, so it is added on click; the server renders the link without it.
const addHash = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
  currentTarget.hash = window.location.hash;
};

/**
 * Renders links to the same page in other languages, with its query and fragment. They are plain links, because the URL
 * determines the language.
 */
export function LanguageSwitch() {
  const t = useMessages(shellMessages);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('language')}>
      <ul className={css.languages}>
        {languageChoices(pathname).map((one) => (
          <li key={one.language}>
            <a
              className={css.link}
              href={one.href + search}
              onClick={addHash}
              lang={one.language}
              hrefLang={one.language}
              aria-current={one.language === language ? 'true' : undefined}
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

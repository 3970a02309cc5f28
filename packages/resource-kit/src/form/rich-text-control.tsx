import { Languages, RichTextPlaceholder } from '@porchlight/console-ui';
import type { ImageChooser, LinkSource, RichTextTexts } from '@porchlight/console-ui/rich-text-editor';
import { isMenuAddress } from '@porchlight/contracts/content';
import { lazy, Suspense } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import { PictureChooser } from '../pictures/picture-chooser.tsx';
import { inputOf, languageName, type ControlProps } from './control-input.ts';
import { formLanguages } from './field-values.ts';

const RichText = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-text-editor" */ '@porchlight/console-ui/rich-text-editor'))
    .RichTextEditor,
}));
const textKeys = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'bulletList',
  'orderedList',
  'quote',
  'note',
  'warning',
  'link',
  'unlink',
  'saveLink',
  'linkRefused',
  'insertTable',
  'tableTools',
  'addRow',
  'addColumn',
  'deleteRow',
  'deleteColumn',
  'toggleHeaderRow',
  'deleteTable',
  'insertImage',
  'changeImage',
  'imageTitle',
  'closeDialog',
  'imageAlt',
  'imageAltHint',
  'imageAltMissing',
  'imageDecorative',
  'imageInsert',
  'imageSave',
  'imagesDropped',
] as const satisfies readonly (keyof RichTextTexts)[];

const Pictures: ImageChooser = ({ onUploaded }) => (
  <PictureChooser label={useKitMessages()('imageChoose')} onUploaded={onUploaded} />
);

const links: LinkSource = {
  Chooser: lazy(async () => ({
    default: (await import(/* webpackChunkName: "link-chooser" */ '../links/link-chooser.tsx')).LinkChooser,
  })),
  isAllowed: isMenuAddress,
};

/** Editors of a rich text, one for each language. */
export function RichTextControl({ field, label, form }: ControlProps) {
  const k = useKitMessages();
  const texts = Object.fromEntries(textKeys.map((key) => [key, k(key)])) as Record<(typeof textKeys)[number], string>;
  return (
    <Languages legend={label}>
      <Suspense
        fallback={formLanguages.map((language) => (
          <RichTextPlaceholder key={language} />
        ))}
      >
        {formLanguages.map((language) => {
          const { onChange, ...input } = inputOf(form, `${field.name}.${language}`);
          return (
            <RichText
              key={language}
              {...input}
              name={`${label}, ${k(languageName[language])}`}
              onChange={(value) => onChange({ target: { value } })}
              label={k(languageName[language])}
              optional={language === 'en-CA' ? undefined : k('optional')}
              lang={language}
              texts={texts}
              imageChooser={field.isShort ? undefined : Pictures}
              links={links}
            />
          );
        })}
      </Suspense>
    </Languages>
  );
}

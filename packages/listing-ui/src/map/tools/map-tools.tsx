import { IconButton } from '@porchlight/ui';
import IconLasso from '@tabler/icons-react/dist/esm/icons/IconLasso.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { MapProvider } from '../provider/map-provider.ts';
import { useMapMessages } from '../messages/catalog.ts';
import css from './map-tools.module.css';

/** Zoom and lasso buttons, the same for every provider. */
export function MapTools({
  provider,
  isDrawing,
  onDraw,
}: {
  readonly provider: MapProvider | undefined;
  readonly isDrawing: boolean;
  /** Without it the lasso is hidden. */ readonly onDraw: ((isDrawing: boolean) => void) | undefined;
}) {
  const t = useMapMessages();
  return (
    <div className={css.tools} role="group" aria-label={t('mapTools')}>
      <IconButton icon={IconPlus} label={t('zoomIn')} className={css.tool} onClick={() => provider?.zoomBy(1)} />
      <IconButton icon={IconMinus} label={t('zoomOut')} className={css.tool} onClick={() => provider?.zoomBy(-1)} />
      {onDraw && (
        <IconButton
          icon={IconLasso}
          label={t('draw')}
          aria-pressed={isDrawing}
          className={css.tool}
          onClick={() => onDraw(!isDrawing)}
        />
      )}
    </div>
  );
}

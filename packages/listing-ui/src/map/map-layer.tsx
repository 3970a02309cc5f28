import type { Drawing } from './lasso/use-drawing.ts';
import type { MapViewProps } from './map-view-props.ts';
import { kindOf } from './marks/marker-kind.ts';
import { MarksLayer } from './marks/marks-layer.tsx';
import { ShapesLayer } from './marks/shapes-layer.tsx';
import { MarkerPopup } from './popup/marker-popup.tsx';
import type { MapProvider } from './provider/map-provider.ts';
import type { useMapActs } from './use-map-acts.ts';

export interface MapLayerProps {
  readonly provider: MapProvider;
  readonly props: MapViewProps;
  readonly acts: ReturnType<typeof useMapActs>;
  readonly drawing: Drawing;
  readonly steppedKey: string | undefined;
  onClose(): void;
}

/** What moves with the map: shapes, pins, the open card. */
export function MapLayer({ provider, props, acts, drawing, steppedKey, onClose }: MapLayerProps) {
  const { markers, selectedId, hoveredId, seenIds, markOf, onHover, area, lines, pois, popup } = props;
  const { opened } = acts;
  return (
    <>
      <ShapesLayer {...{ provider, lines, pois }} area={drawing.isOn ? undefined : area} />
      <MarksLayer
        {...{ provider, markers, selectedId, hoveredId, seenIds, markOf, steppedKey, onHover }}
        onPress={acts.press}
      />
      {opened && (popup !== null || kindOf(opened) === 'address') && (
        <MarkerPopup
          key={opened.id ?? opened.ids?.[0]}
          provider={provider}
          marker={opened}
          draw={popup}
          onClose={onClose}
        />
      )}
    </>
  );
}

import type { Drawing } from './lasso/use-drawing.ts';
import type { MapViewProps } from './map-view-props.ts';
import { markerKind } from './markers/marker-kind.ts';
import { MarkersLayer } from './markers/markers-layer.tsx';
import { ShapesLayer } from './markers/shapes-layer.tsx';
import { MarkerPopup } from './popup/marker-popup.tsx';
import type { MapProvider } from './provider/map-provider.ts';
import type { useMarkerActions } from './use-marker-actions.ts';

export interface MapLayerProps {
  readonly provider: MapProvider;
  readonly props: MapViewProps;
  readonly actions: ReturnType<typeof useMarkerActions>;
  readonly drawing: Drawing;
  readonly steppedKey: string | undefined;
  onClose(): void;
}

/** Layer that moves with the map: shapes, markers and the open card. */
export function MapLayer({ provider, props, actions, drawing, steppedKey, onClose }: MapLayerProps) {
  const {
    markers,
    isApproximate,
    selectedId,
    hoveredId,
    seenIds,
    markOf,
    onHover,
    area,
    lines,
    pois,
    placeLabels,
    popup,
  } = props;
  const { opened } = actions;
  return (
    <>
      <ShapesLayer {...{ provider, markers, lines, pois, placeLabels }} area={drawing.isOn ? undefined : area} />
      <MarkersLayer
        {...{ provider, markers, isApproximate, selectedId, hoveredId, seenIds, markOf, steppedKey, onHover }}
        onPress={actions.press}
      />
      {opened && (popup !== null || markerKind(opened) === 'address') && (
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

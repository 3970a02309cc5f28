// A stand-in for https://maps.googleapis.com/maps/api/js that follows the published interface as far as the product uses it:
// Map, OverlayView with its panes and projection, LatLng, LatLngBounds, Point, events, importLibrary, places, geometry.
// Web mercator with 256-px tiles, as the real one; it draws a plain ground and moves by mouse, wheel and finger.
(() => {
  const address = new URL(document.currentScript.src);
  const maps = ((window.google ??= {}).maps ??= {});
  window.googleMapsAsked = [...(window.googleMapsAsked ?? []), Object.fromEntries(address.searchParams)];

  class LatLng {
    #lat;
    #lng;
    constructor(lat, lng) {
      [this.#lat, this.#lng] =
        typeof lat === 'object'
          ? [lat.lat, lat.lng].map((of) => (typeof of === 'function' ? of.call(lat) : of))
          : [lat, lng];
    }
    lat() {
      return this.#lat;
    }
    lng() {
      return this.#lng;
    }
    toJSON() {
      return { lat: this.#lat, lng: this.#lng };
    }
    toString() {
      return `(${this.#lat}, ${this.#lng})`;
    }
    equals(other) {
      return other.lat() === this.#lat && other.lng() === this.#lng;
    }
  }
  const pointOf = (given) => (given instanceof LatLng ? given : new LatLng(given));
  class Point {
    constructor(x, y) {
      Object.assign(this, { x, y });
    }
  }
  class LatLngBounds {
    #sw;
    #ne;
    constructor(sw, ne) {
      [this.#sw, this.#ne] = [pointOf(sw), pointOf(ne)];
    }
    getSouthWest() {
      return this.#sw;
    }
    getNorthEast() {
      return this.#ne;
    }
    toJSON() {
      return { south: this.#sw.lat(), west: this.#sw.lng(), north: this.#ne.lat(), east: this.#ne.lng() };
    }
    toString() {
      return `(${this.#sw}, ${this.#ne})`;
    }
    contains(given) {
      const at = pointOf(given),
        { south, west, north, east } = this.toJSON();
      return at.lat() >= south && at.lat() <= north && at.lng() >= west && at.lng() <= east;
    }
  }

  const heard = new WeakMap();
  const event = {
    addListener(of, name, handler) {
      const all = heard.get(of) ?? heard.set(of, new Map()).get(of);
      const named = all.get(name) ?? all.set(name, new Set()).get(name);
      named.add(handler);
      return {
        remove: () => {
          named.delete(handler);
        },
      };
    },
    addListenerOnce(of, name, handler) {
      const one = event.addListener(of, name, (...args) => {
        one.remove();
        handler(...args);
      });
      return one;
    },
    removeListener: (listener) => listener?.remove(),
    clearInstanceListeners: (of) => {
      heard.delete(of);
    },
    trigger: (of, name, ...args) => {
      for (const handler of [...(heard.get(of)?.get(name) ?? [])]) handler.apply(of, args);
    },
  };
  class MVCObject {
    addListener(name, handler) {
      return event.addListener(this, name, handler);
    }
  }

  const world = (lat, lng, zoom) => {
    const sine = Math.sin((lat * Math.PI) / 180),
      size = 256 * 2 ** zoom;
    return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
  };
  const unworld = ({ x, y }, zoom) => {
    const size = 256 * 2 ** zoom;
    return new LatLng((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI, (x / size) * 360 - 180);
  };
  const paneNames = ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane'];

  class GoogleMap extends MVCObject {
    // The panes keep the origin of the last zoom; a pan moves them as a whole.
    #div;
    #holder;
    #panes;
    #overlays = new Set();
    #options = {};
    #center = new LatLng(0, 0);
    #zoom = 0;
    #origin;
    #resting;
    constructor(div, options = {}) {
      super();
      this.#div = div;
      this.#holder = div.appendChild(document.createElement('div'));
      this.#holder.className = 'google-stand-in';
      Object.assign(this.#holder.style, { position: 'absolute', left: '0', top: '0', zIndex: '1' });
      this.#panes = Object.fromEntries(
        paneNames.map((name) => [name, this.#holder.appendChild(document.createElement('div'))]),
      );
      for (const pane of Object.values(this.#panes))
        Object.assign(pane.style, { position: 'absolute', left: '0', top: '0' });
      Object.assign(div.style, { overflow: 'hidden', touchAction: 'none', background: 'rgb(229, 227, 223)' });
      this.setOptions(options);
      this.#place();
      this.#followTouch();
    }
    setOptions(options) {
      Object.assign(this.#options, options);
      if (options.center) this.#center = pointOf(options.center);
      if (options.zoom !== undefined) this.#zoom = options.zoom;
      if (options.center || options.zoom !== undefined) this.#place();
    }
    getDiv() {
      return this.#div;
    }
    getZoom() {
      return this.#zoom;
    }
    getCenter() {
      return this.#center;
    }
    setCenter(center) {
      this.#center = pointOf(center);
      this.#place();
    }
    panTo(center) {
      this.setCenter(center);
    }
    setZoom(zoom) {
      this.#zoom = Math.max(this.#options.minZoom ?? 0, Math.min(this.#options.maxZoom ?? 22, Math.round(zoom)));
      this.#place();
      event.trigger(this, 'zoom_changed');
    }
    panBy(x, y) {
      const at = this.#corner();
      this.#center = unworld({ x: at.x + x + this.#size().x / 2, y: at.y + y + this.#size().y / 2 }, this.#zoom);
      this.#place();
    }
    getBounds() {
      const at = this.#corner(),
        { x, y } = this.#size();
      return new LatLngBounds(
        unworld({ x: at.x, y: at.y + y }, this.#zoom),
        unworld({ x: at.x + x, y: at.y }, this.#zoom),
      );
    }
    fitBounds(given) {
      const { south, west, north, east } = given.toJSON?.() ?? given,
        { x, y } = this.#size();
      const fits = (zoom) => {
        const low = world(south, east, zoom),
          high = world(north, west, zoom);
        return low.x - high.x <= x * 1.01 && low.y - high.y <= y * 1.01;
      };
      let zoom = this.#options.maxZoom ?? 21;
      while (zoom > (this.#options.minZoom ?? 0) && !fits(zoom)) zoom -= 1;
      const low = world(south, east, zoom),
        high = world(north, west, zoom);
      this.#center = unworld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, zoom);
      this.setZoom(zoom);
    }
    /** For OverlayView. */
    join(overlay) {
      this.#overlays.add(overlay);
      queueMicrotask(() => {
        overlay.onAdd?.();
        overlay.draw?.();
      });
    }
    part(overlay) {
      if (this.#overlays.delete(overlay)) overlay.onRemove?.();
    }
    panes() {
      return this.#panes;
    }
    divPixel(point) {
      const { x, y } = world(point.lat(), point.lng(), this.#zoom);
      return new Point(x - this.#origin.x, y - this.#origin.y);
    }
    containerPoint({ x, y }) {
      const at = this.#corner();
      return unworld({ x: at.x + x, y: at.y + y }, this.#zoom);
    }

    #size() {
      return { x: this.#div.clientWidth, y: this.#div.clientHeight };
    }
    #corner() {
      const { x, y } = world(this.#center.lat(), this.#center.lng(), this.#zoom),
        size = this.#size();
      return { x: x - size.x / 2, y: y - size.y / 2 };
    }
    #place() {
      const at = this.#corner();
      if (this.#origin?.zoom !== this.#zoom) {
        this.#origin = { ...at, zoom: this.#zoom };
        for (const overlay of this.#overlays) overlay.draw?.();
      }
      this.#holder.style.transform = `translate(${this.#origin.x - at.x}px, ${this.#origin.y - at.y}px)`;
      event.trigger(this, 'bounds_changed');
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => {
        event.trigger(this, 'idle');
      }, 60);
    }
    #followTouch() {
      let last;
      const div = this.#div;
      div.addEventListener('pointerdown', ({ clientX, clientY }) => {
        if (this.#options.gestureHandling !== 'none') last = { x: clientX, y: clientY };
      });
      window.addEventListener('pointermove', ({ clientX, clientY }) => {
        if (last) {
          this.panBy(last.x - clientX, last.y - clientY);
          last = { x: clientX, y: clientY };
        }
      });
      window.addEventListener('pointerup', () => {
        last = undefined;
      });
      div.addEventListener(
        'wheel',
        ({ deltaY }) => {
          if (this.#options.gestureHandling !== 'none') this.setZoom(this.#zoom - Math.sign(deltaY));
        },
        { passive: true },
      );
      new ResizeObserver(() => {
        this.#place();
      }).observe(div);
    }
  }

  class OverlayView extends MVCObject {
    #map = null;
    setMap(map) {
      this.#map?.part(this);
      this.#map = map;
      map?.join(this);
    }
    getMap() {
      return this.#map;
    }
    getPanes() {
      return this.#map?.panes();
    }
    getProjection() {
      const map = this.#map;
      return (
        map && {
          fromLatLngToDivPixel: (point) => map.divPixel(pointOf(point)),
          fromContainerPixelToLatLng: (point) => map.containerPoint(point),
          getWorldWidth: () => 256 * 2 ** map.getZoom(),
        }
      );
    }
  }

  const core = { Map: GoogleMap, OverlayView, LatLng, LatLngBounds, Point, MVCObject, event };
  const libraries = {
    places: {
      AutocompleteService: class {
        getPlacePredictions() {
          return Promise.resolve({ predictions: [] });
        }
      },
    },
    geometry: { encoding: {}, spherical: {}, poly: {} },
  };
  Object.assign(maps, core, libraries, {
    version: 'stand-in',
    importLibrary: (name) => Promise.resolve(libraries[name] ?? core),
  });
  const callback = address.searchParams.get('callback')?.split('.') ?? [];
  callback.reduce((of, name) => of?.[name], window)?.();
})();

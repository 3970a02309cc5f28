import { Injectable } from '@nestjs/common';
import { CatalogConfig } from '../config.ts';

type Drawings = typeof import('@porchlight/demo-data/drawing');

/**
 * The drawings that stand in for photos of the demo market. Their code is loaded at the first use, and only where the
 * demo is seeded.
 */
@Injectable()
export class DemoDrawings {
  #loaded: Promise<Drawings> | undefined;

  constructor(private readonly config: CatalogConfig) {}

  get isAvailable(): boolean {
    return this.config.seed === 'demo';
  }

  load(): Promise<Drawings> {
    return (this.#loaded ??= import('@porchlight/demo-data/drawing'));
  }
}

import { Injectable } from '@nestjs/common';
import { StoredFiles, type StoredFile } from '../files/stored-files.ts';
import { planFolder } from '../listings/floor-plan-rows.ts';

const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/;
const keyOf = (id: string) => `${planFolder}/${id}.pdf`;

/** The stored floor plans that are PDFs. */
@Injectable()
export class PlanFiles {
  constructor(private readonly files: StoredFiles) {}

  async write(id: string, bytes: Buffer): Promise<void> {
    await this.files.write(keyOf(id), bytes);
  }

  /** Opens `<id>.pdf`. Returns undefined for a file that is not stored. */
  async open(name: string): Promise<StoredFile | undefined> {
    return shape.test(name) ? this.files.open(`${planFolder}/${name}`) : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.files.remove([keyOf(id)]);
  }
}

import type { OpenHouse } from '@porchlight/contracts/catalog';

const dayMs = 86_400_000;
const saturday = 6;
/** Returns an open house to start from: next Saturday afternoon, or a week after the last one of some. */
export function nextOpenHouse(openHouses: readonly OpenHouse[], now: Date): OpenHouse {
  const last = openHouses.at(-1);
  const lastDay = Date.parse(last?.day ?? '');
  const next = Number.isNaN(lastDay) ? now.getTime() + (saturday - now.getUTCDay() || 7) * dayMs : lastDay + 7 * dayMs;
  return { from: '14:00', to: '16:00', ...last, day: new Date(next).toISOString().slice(0, 10) };
}

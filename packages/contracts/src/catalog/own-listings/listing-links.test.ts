import { validateSync } from 'class-validator';
import { HomeFields } from './home-fields.ts';

const isRefused = (field: 'videoUrl' | 'virtualTourUrl' | 'applicationUrl', value: string) =>
  validateSync(Object.assign(new HomeFields(), { [field]: value })).some(({ property }) => property === field);

it.each([
  'https://youtu.be/abc',
  'https://www.youtube.com/watch?v=abc&t=10',
  'HTTPS://Vimeo.com/123',
  'https://player.vimeo.com/video/123',
])('a video may be at %s', (link) => expect(isRefused('videoUrl', link)).toBe(false));

it.each([
  'http://youtu.be/abc',
  'javascript:alert(1)//https://youtu.be',
  'https://youtu.be.evil.example/abc',
  'https://notyoutube.com/watch',
  'https://youtube.com@evil.example/',
  'https://evil.example\\@youtube.com/',
  'https://evil.example/https://youtube.com',
  'https://me@youtube.com/watch',
  'https://youtube.com:8443/watch',
  ' https://youtube.com/watch',
  'https://youtube.com/a b',
  'https://my.matterport.com/show/?m=abc',
  `https://youtu.be/${'a'.repeat(2_048)}`,
])('a video is not at %s', (link) => expect(isRefused('videoUrl', link)).toBe(true));

it.each([
  ['virtualTourUrl', 'https://my.matterport.com/show/?m=abc', false],
  ['virtualTourUrl', 'https://youtu.be/abc', true],
  ['applicationUrl', 'https://apply.rentals.example/unit/4', false],
  ['applicationUrl', 'https://xn--lger-5qa.xn--p1ai/', false],
  ['applicationUrl', 'https://192.168.0.1/', true],
  ['applicationUrl', 'https://[::1]/', true],
  ['applicationUrl', 'https://localhost/', true],
  ['applicationUrl', 'https://', true],
  ['applicationUrl', 'rentals.example', true],
] as const)('%s at %s is refused: %p', (field, link, expected) => expect(isRefused(field, link)).toBe(expected));

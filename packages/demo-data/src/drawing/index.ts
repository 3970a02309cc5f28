export { drawPhoto, rooms, type Room } from './draw.ts';
export { sceneCount } from './scene.ts';
export { width } from './shapes.ts';

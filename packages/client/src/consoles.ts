// What only consoles and the renter's area use: it is bundled with them, not with the shell that public pages load. It
// imports the client by its name, of which there is one.
export { downloadFile, saveFile } from './api/download-file.ts';
export { uploadFile } from './api/upload-file.ts';
export { sendOnLeave } from './api/send-on-leave.ts';
export { useDownload } from './api/use-download.ts';
export { useZonedTime, type ZonedTime } from './format/use-zoned-time.ts';
export { useOpenRoutes, type OpenRoute } from './area/use-open-routes.ts';

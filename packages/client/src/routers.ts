// Routers for servers and tests. Separate from `/router`, so that browsers do not download them.
export { MemoryRouter, StaticRouter } from 'react-router-dom';

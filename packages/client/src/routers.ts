// Routers that no browser's page stands in: a server's, and that of tests. Apart from `/router`, or every first visit would download them.
export { MemoryRouter, StaticRouter } from 'react-router-dom';

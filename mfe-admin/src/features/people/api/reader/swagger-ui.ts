import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

const nothing = () => () => null;
// The page has a heading of its own, and there is one server.
const withoutOwnHeading = () => ({ wrapComponents: { InfoContainer: nothing, ServersContainer: nothing } });

/**
 * Draws the calls of an OpenAPI document, and reports when they are drawn. Calls are tried with the key that the user
 * enters, never with the session.
 */
export function showCalls(place: HTMLElement, document: object, onShown: () => void): void {
  SwaggerUIBundle({
    domNode: place,
    // The store freezes responses; Swagger UI writes into its document.
    spec: structuredClone(document),
    validatorUrl: null,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    plugins: [withoutOwnHeading],
    withCredentials: false,
    persistAuthorization: false,
    onComplete: onShown,
  });
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import { SwaggerUIBundle } from 'swagger-ui-dist';

  export default SwaggerUIBundle;
}

/** Set where a front is built for browsers alone (preset.mjs); the server's build and tests do not know it. */
declare const IN_BROWSER: true | undefined;

/**
 * Typst's native module crashes the process when the only thread that has loaded it ends, as the workers of the tests
 * do. So the main thread loads it, too. (The `database` project does so by its own global setup.)
 */
import '@myriaddreamin/typst-ts-node-compiler';

export default () => undefined;

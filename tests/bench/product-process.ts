import { startProduct } from './product.js';

await startProduct();

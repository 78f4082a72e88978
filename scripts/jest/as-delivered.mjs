/**
 * Code that servers and tools run is tested with the libraries as production loads them. React's development build
 * records a stack trace for each element: it took more than half of the time of the tests that draw every layout.
 */
process.env.NODE_ENV = 'production';

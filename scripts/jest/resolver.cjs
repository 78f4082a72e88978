/** Sources are imported with the suffix of what they compile to; where only the source exists, it is meant. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request) || options.basedir.includes('node_modules')) throw error;
    return options.defaultResolver(request.slice(0, -'.js'.length), options);
  }
};

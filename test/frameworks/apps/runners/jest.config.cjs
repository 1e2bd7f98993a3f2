module.exports = {
  testEnvironment: 'jsdom',
  setupFiles: ['auction-elements/testing'],
  transformIgnorePatterns: ['/node_modules/(?!auction-elements/)'],
};

/* A page that has replaced what it did not understand. */
(function () {
  // Whatever is made JSON of says something else.
  Object.prototype.toJSON = function () {
    return '[object]';
  };
  Array.prototype.toJSON = String.prototype.toJSON = Number.prototype.toJSON = Object.prototype.toJSON;
  Element.prototype.remove = function () {
    throw new TypeError('nothing is removed here');
  };
  // Answers as the page likes them: with a wait, and as objects of its own.
  var fetch = window.fetch;
  window.fetch = function (input, init) {
    return new Promise(function (resolve, reject) {
      setTimeout(function () {
        fetch.call(window, input, init).then(function (response) {
          resolve(response.clone());
        }, reject);
      }, 10);
    });
  };
  Array.prototype.includes = function (item) {
    return this.indexOf(item) !== -1;
  };
  for (var index = 0; index < 3; index++) Array.prototype['extra' + index] = index;
})();

/* What has been seen on pages that have been written by many hands. */
(function () {
  // Enumerable extras, which `for … in` finds.
  Array.prototype.last = function () {
    return this[this.length - 1];
  };
  Array.prototype.contains = function (item) {
    return this.indexOf(item) >= 0;
  };
  String.prototype.startsWithAny = function () {
    return false;
  };
  Function.prototype.bindAsEventListener = function (context) {
    var listener = this;
    return function (event) {
      return listener.call(context, event || window.event);
    };
  };
  // JSON that is encoded twice.
  Array.prototype.toJSON = function () {
    return [].slice.call(this).map(function (each) {
      return each;
    });
  };
  // A polyfill that came too late and does less.
  var bind = Function.prototype.bind;
  Function.prototype.bind = function (context) {
    return bind.apply(this, arguments.length > 0 ? arguments : [context]);
  };
  var remove = Element.prototype.remove;
  Element.prototype.remove = function () {
    if (this.parentNode) remove.call(this);
  };
  // A page that watches its own calls.
  var fetch = window.fetch;
  window.fetch = function (input, init) {
    return fetch.call(window, input, init).then(function (response) {
      window.lastStatus = response.status;
      return response;
    });
  };
  window.event = undefined;
  window.name = 'page';
  window.status = 'ready';
})();

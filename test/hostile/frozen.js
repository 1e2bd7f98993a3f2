/* A page that trusts nobody: what everything inherits from is frozen against prototype pollution. */
Object.freeze(Object.prototype);
Object.freeze(Array.prototype);
Object.freeze(Function.prototype);

interface LoggedCall {
  time: string;
  method: string;
  path: string;
  status: number;
  guid: string;
  userId: string;
}

/** A log of recent sign-out and suggestion requests, newest first. */
export interface CallLog {
  add: (call: LoggedCall) => void;
  all: () => readonly LoggedCall[];
}

/** The maximum number of entries. */
const kept = 200;

export function makeCallLog(): CallLog {
  const calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.unshift(call);
      calls.length = Math.min(calls.length, kept);
    },
    all: () => calls,
  };
}

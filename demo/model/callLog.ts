interface LoggedCall {
  time: string;
  method: string;
  path: string;
  status: number;
  guid: string;
  userId: string;
}

/** The last calls that are worth seeing: sign-outs and suggestions. */
export interface CallLog {
  add: (call: LoggedCall) => void;
  all: () => readonly LoggedCall[];
}

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

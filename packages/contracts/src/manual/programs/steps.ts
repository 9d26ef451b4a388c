import type { ExampleBody, ManualOperation, Manual } from "../manual.ts";
import { exampleRequest } from "../request.ts";

/** One request of the program. */
interface ProgramStep {
  readonly method: string;
  readonly target: string;
}
interface StepWithBody extends ProgramStep {
  readonly body: ExampleBody;
}

/** What each program does, from the examples of the document. */
export interface Steps {
  readonly create: StepWithBody;
  readonly update: StepWithBody;
  readonly list: ProgramStep;
  readonly remove: ProgramStep;
}

const LISTINGS = "/api/partner/properties";
const LISTING = `${LISTINGS}/{id}`;

export const stepsOf = ({ operations }: Manual): Steps => {
  const find = (method: string, path: string): ManualOperation => {
    const found = operations.find((each) => each.method === method && each.path === path);
    if (!found) throw new Error(`the document has no ${method} ${path}`);
    return found;
  };
  return {
    create: withBody(find("POST", LISTINGS)),
    update: withBody(find("PATCH", LISTING)),
    list: exampleRequest(find("GET", LISTINGS)),
    remove: exampleRequest(find("DELETE", LISTING)),
  };
};

const withBody = (operation: ManualOperation): StepWithBody => {
  const { body, ...request } = exampleRequest(operation);
  if (!body) throw new Error(`${operation.name} has no example of a body`);
  return { ...request, body };
};

import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../../platform/http/testing/test-app.ts";
import { stockDoors } from "./stock-doors.ts";
import { createTestPartner, type TestPartner } from "./test-partner.ts";

/** One server for the tests of a file, and for each of them a partner of its own, with short ways to its stock. */
export const partnerATest = () => {
  let test: TestApp;
  let admin: SignedUp;
  let partner: TestPartner;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await test.signUp();
  });
  beforeEach(async () => {
    partner = await createTestPartner(test, admin);
  });
  afterAll(() => test.close());
  return {
    get test() {
      return test;
    },
    get admin() {
      return admin;
    },
    get partner() {
      return partner;
    },
    ...stockDoors(
      () => test,
      () => partner,
    ),
  };
};

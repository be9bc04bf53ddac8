import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { passGate } from "#app/features/staff/gate/gate.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { formContext, nobody, visitorContext } from "#app/platform/http/visitor.server.ts";
import { openStaffServices } from "../help/staff.ts";

test("a form that names no step of the gate gets the sign-in screen, whatever it names", async () => {
  const { staff } = await openStaffServices();
  for (const gate of ["none", "constructor", "toString", "__proto__"]) {
    const context = new RouterContextProvider();
    context.set(staffServicesContext, staff);
    context.set(visitorContext, nobody);
    context.set(formContext, { values: Object.fromEntries([["gate", gate]]), files: {} });
    const passed = await passGate(new Request("https://institute.example/office", { method: "POST" }), context);
    expect(passed).toMatchObject({ isOpen: false, status: 401, screen: { step: "password" } });
  }
});

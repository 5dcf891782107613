"""What the tests of the kernel share."""

from hypothesis import settings

# A busy machine takes longer than the usual 0.2 seconds for an example, and that is no fault.
settings.register_profile("kernel", deadline=None)
settings.load_profile("kernel")
